import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendEmail } from "../src/forms/send-email.ts";
import { volunteerForm, volunteerParams } from "../src/get-involved/volunteer-form.ts";
import { temporaryFolder } from "../tests/support/test-folders.ts";
import { listen } from "./listen.ts";
import { createMailbox } from "./mailbox.ts";
import { mailboxRoutes } from "./mailbox-routes.ts";

test("an application of any text goes through EmailJS's own client and comes out as typed", async () => {
  const mailbox = createMailbox(await temporaryFolder());
  const server = await listen(getRequestListener(mailboxRoutes(mailbox).fetch), {
    host: "127.0.0.1",
    port: 0,
  });
  onTestFinished(() => server.close(0));
  vi.stubGlobal("location", { pathname: "/get-involved", origin: server.address });
  onTestFinished(() => void vi.unstubAllGlobals());

  const message = `\u202Eabc\u202C 👩‍👩‍👧 e\u0301\n${"س".repeat(1900)}`;
  const checked = volunteerForm.check({
    name: " <عائشة>\u00A0",
    email: " aicha@example.org ",
    dialCode: "+222",
    phone: "٣٦ 12-34-56",
    interest: "Food\r\nwater",
    availability: "Weekends",
    message: `x ${message}\0 `,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const result = await sendEmail({
    template: "volunteer",
    params: volunteerParams(checked.value, "info@example.org"),
  });

  expect(result).toEqual({ ok: true });
  expect(await mailbox.list()).toMatchObject([
    {
      lib_version: "4.4.1",
      user_id: "local",
      service_id: "local",
      template_id: "volunteer",
      template_params: {
        from_name: "عائشة",
        from_email: "aicha@example.org",
        phone: "+22236123456",
        interest: "Food water",
        availability: "Weekends",
        message: `x ${message}`,
        to_email: "info@example.org",
      },
    },
  ]);
});
