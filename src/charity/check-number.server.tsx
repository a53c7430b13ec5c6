import { useShell } from "../shell/shell-provider.server.tsx";
import { InlineLink } from "../ui/button.tsx";
import { Trans } from "../ui/trans.tsx";
import { EmailLink } from "./contacts.tsx";

/** Names other ways to check the number, because the number itself may be false. */
export function CheckNumber({ as: Link = InlineLink }: { as?: typeof InlineLink }) {
  const { site, ui } = useShell();
  const facebook = <Link href={site.facebook}>{ui.footer.facebook}</Link>;
  return <Trans text={ui.checkNumber} values={{ email: <EmailLink as={Link} />, facebook }} />;
}
