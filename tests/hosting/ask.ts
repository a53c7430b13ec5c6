import { request } from "node:http";

export type Answer = {
  readonly status: number;
  /** All values of a header, so that one sent twice is seen. */
  readonly all: (name: string) => string[];
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
};

type Question = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Asks a server on this machine for a path, letter by letter as it is given. */
export function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  const { method = "GET", headers = {} } = question;
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: "127.0.0.1", port, path, method, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const all = (name: string) => response.headersDistinct[name.toLowerCase()] ?? [];
          resolve({
            status: response.statusCode ?? 0,
            all,
            header: (name) => all(name)[0],
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    asked.on("error", reject);
    asked.end();
  });
}
