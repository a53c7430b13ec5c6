import { beforeEach, expect, test } from "vitest";
import { smallContent, wallet } from "../../tests/support/content-copy.ts";
import { temporaryFolder } from "../../tests/support/temporary-folders.ts";
import { checkContacts } from "./check-contacts.ts";

// The content of this test has the phone number +222 36 12 34 56.
beforeEach(() => {
  const copy = smallContent();
  copy.set("site.yaml", { otherWays: [wallet] });
});

const check = (file: string, content: string) => () =>
  checkContacts(temporaryFolder({ [file]: content }));

const page = "fr/donate.html";

test.each([
  [page, "<!-->New number: +222 36 12 34 57<!-- -->"],
  [page, "<p>+222 <!-- -->36 12<!-- --> 34 57</p>"],
  [page, "<p>+222 36<br>12 34 57</p>"],
  [page, "<p>00222 36 12 34 57</p>"],
  [page, "<p>00 222-36.12.34.57</p>"],
  [page, "<p>+&#50;22 36 12 34 57</p>"],
  [page, "<p>+٢٢٢ ٣٦ ١٢ ٣٤ ٥٧</p>"],
  [page, "<p>+222 36 12\u200b 34\u00a057</p>"],
  [page, "<p>+222 361 234 57</p>"],
  [page, '<p title="+222 36 12 34 57">a</p>'],
  [page, "<noscript><a href='tel:+22236123457'>a</a></noscript>"],
  [page, "<template><a href=tel:36123457>a</a></template>"],
  [page, "<script>const phone = '+222 36 12 34 57'</script>"],
  [page, "<a href=tel:+36123456>a</a>"],
  [page, "<a href=tel:3612>a</a>"],
  [page, "<a href=tel:%2B22236123457>a</a>"],
  [page, "<a href='SMS:36123457?body=a'>a</a>"],
  [page, "<a href=https://wa.me/22236123457?text=a>a</a>"],
  [page, "<a href=https://wa.me/message/ABCDEF>a</a>"],
  [page, "<a href='https://api.whatsapp.com/send?phone=22236123457'>a</a>"],
  [page, "<a href=mailto:other@tent.mr>a</a>"],
  [page, "<a href='mailto:salam@tent-of-neighbours.mr?cc=other@tent.mr'>a</a>"],
  ["diary/feed.xml", "<title>+222 36 12 34 57</title>"],
  ["events.ics", "DESCRIPTION:+222 36 1\r\n 2 34 57"],
  ["manifest.webmanifest", '{"name":"+222 36 12 34 57"}'],
  ["assets/props.js", '{\\"phone\\":[0,\\"+222 36 12 34 57\\"]}'],
])("finished pages: %s is refused with %s", (file, content) => {
  expect(check(file, content)).toThrow(`\n  ${file}: `);
});

test.each([
  [page, "<p>+222 36 12 34 56, 00222-36-12-34-56, +٢٢٢ ٣٦ ١٢ ٣٤ ٥٦, +222 00 00 00 01</p>"],
  [page, "<a href=tel:+22236123456>a</a><a href=tel:36123456>b</a><a href=sms:0022236123456>c</a>"],
  [page, "<a href=https://wa.me/22236123456?text=a>a</a><a href='https://wa.me/?text=b'>b</a>"],
  [page, "<a href=mailto:salam@tent-of-neighbours.mr?subject=a>a</a><a href=mailto:?body=b>b</a>"],
  [page, "<style>a[href*='wa.me/']:not([href*='/?']),a[href^='tel:'] { color: red }</style>"],
  [page, "<!-- +222 36 12 34 57 --><p>WhatsApp: a, mailto: b</p>"],
  [page, "<table><td>+222 000<td>12 345</table>+222,000,000 MRU; 12,345 are left"],
  [page, "<p>12,000,000 MRU, 250 000 000 MRU, 1.250.000 MRU</p>"],
  [page, '<img src="2026-10-24-20261024.jpg"><option value="+222 MR">+222</option>'],
  [page, '<a href="https://www.google.com/maps/@18.0857893,-15.9785102,17z">a</a>'],
  ["assets/links.js", "`https://wa.me/$\u007bto}`,`tel:$\u007bto}`,`mailto:$\u007bto}`,{tel:!0}"],
])("finished pages: %s is accepted with %s", (file, content) => {
  expect(check(file, content)).not.toThrow();
});
