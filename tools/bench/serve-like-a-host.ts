import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createSite } from "../../server/site.ts";

/** A server that answers at `origin` until it is closed. */
type Served = { readonly origin: string; readonly protocol: string; readonly close: () => void };

/**
 * Serves a built site as hosts do: over HTTP/2, which needs a certificate. It is made for the occasion,
 * and the browser told not to mind. Where there is no `openssl` it is HTTP/1.1, and slower: each file
 * that is asked for at once costs a connection of its own.
 * @param scratch a folder for the certificate
 */
export async function serveLikeAHost(root: string, scratch: string): Promise<Served> {
  const site = createSite({ root, mailboxDir: join(scratch, ".mailbox") });
  const answer = getRequestListener(site.fetch);
  const certificate = makeCertificate(scratch);
  const server =
    certificate === undefined
      ? createServer(answer)
      : createSecureServer({ ...certificate, allowHTTP1: true }, answer);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = addressOf(server.address());
  const scheme = certificate === undefined ? "http" : "https";
  return {
    origin: `${scheme}://localhost:${port}`,
    protocol: certificate === undefined ? "HTTP/1.1" : "HTTP/2",
    close: () => server.close(),
  };
}

function makeCertificate(folder: string): { key: Buffer; cert: Buffer } | undefined {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const about = ["-subj", "/CN=localhost", "-days", "1", "-keyout", key, "-out", cert];
  try {
    execFileSync("openssl", ["req", "-x509", ...kind, ...about], { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch {
    return undefined;
  }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address === "object" && address !== null) return address;
  throw new Error("the server has no port");
}
