import { expect, test, vi } from "vitest";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { languages } from "../../content/load-content.server.ts";
import { pageQr } from "./qr-code.server.ts";

test.each(languages())("QR code: a missing image stops the build in $code", (language) => {
  const copy = new ContentCopy();
  copy.set("site.yaml", { "bankily.qrImage": "missing.png" });
  vi.stubEnv("CONTENT_DIR", copy.folder);
  expect(() => pageQr(language)).toThrow("no missing.png in content/images");
});
