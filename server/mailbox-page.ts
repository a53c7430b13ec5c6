import { html } from "hono/html";
import type { FiledMessage } from "./mailbox.ts";

/** The page runs nothing and loads nothing, whatever a message says. */
export const mailboxPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 45rem; margin-inline: auto; padding: 1rem }
  article { border-block-start: 1px solid; padding-block: 1rem }
  dt { font-weight: bold }
  dd { margin-inline-start: 0; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext }
`;

/** The mailbox for a person: newest first, every value escaped and kept to its own direction. */
export function mailboxPage(messages: readonly FiledMessage[]) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Mailbox (${messages.length})</title>
    <style>${style}</style>
  </head>
  <body>
    <h1>Mailbox</h1>
    <p>${messages.length === 0 ? "No message yet." : `Messages: ${messages.length}, newest first.`}</p>
    ${messages.toReversed().map(entry)}
  </body>
</html>`;
}

function entry({ received_at, template_id, template_params }: FiledMessage) {
  return html`<article>
      <h2><bdi>${template_id}</bdi>, <time datetime="${received_at}">${received_at}</time></h2>
      <dl>${Object.entries(template_params).map(
        ([name, value]) => html`
        <dt><bdi>${name}</bdi></dt>
        <dd dir="auto">${value}</dd>`,
      )}
      </dl>
    </article>`;
}
