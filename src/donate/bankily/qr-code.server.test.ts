import { expect, test, vi } from "vitest";
import { smallContent } from "../../../tests/support/content-copy.ts";
import { languageOfPath } from "../../content/load-content.server.ts";
import { pageQr } from "./qr-code.server.tsx";

test("QR code: a missing image stops the build", () => {
  const copy = smallContent({}, ["donate"]);
  copy.set("site.yaml", { "bankily.qrImage": "missing.png" });
  vi.stubEnv("CONTENT_DIR", copy.folder);
  expect(() => pageQr(languageOfPath("/"))).toThrow("no missing.png in content/images");
});
