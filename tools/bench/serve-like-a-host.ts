import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createSite } from "../../server/site.ts";

type Served = { readonly origin: string; readonly protocol: string; readonly close: () => void };

/**
 * Serves a built site as hosts do: over HTTP/2, which needs a certificate. It is made for the occasion,
 * and the browser told not to mind. Where there is no `openssl` it is HTTP/1.1, and slower: each file
 * that is asked for at once costs a connection of its own.
 * @param scratch a folder for the certificate
 */
export function serveLikeAHost(root: string, scratch: string): Promise<Served> {
  const { fetch } = createSite({ root, mailboxDir: join(scratch, ".mailbox") });
  const certificate = makeCertificate(scratch);
  const secure = certificate && {
    createServer: createSecureServer,
    serverOptions: { ...certificate, allowHTTP1: true },
  };
  return new Promise<Served>((resolve) => {
    const server = serve({ fetch, hostname: "localhost", port: 0, ...secure }, ({ port }) =>
      resolve({
        origin: `${secure ? "https" : "http"}://localhost:${port}`,
        protocol: secure ? "HTTP/2" : "HTTP/1.1",
        close: () => server.close(),
      }),
    );
  });
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
