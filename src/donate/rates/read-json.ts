/** The largest of the three answers is about 10 KB; far more than that is not an answer. */
const maxBytes = 256 * 1024;

/**
 * Reads a response's body as JSON and stops the download when it grows past 256 KB, since the
 * visitor pays for each byte.
 *
 * @throws when the body is missing, too long, breaks off or is not JSON
 */
export async function readJson(response: Response): Promise<unknown> {
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Error("The answer is empty");
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Error(`The answer is longer than ${maxBytes} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return JSON.parse(text + decoder.decode());
}
