import { useShell } from "../components/shell/shell-provider.server.tsx";
import { TextLink } from "../components/ui/button.tsx";

/** Stands where feeds are offered. A channel speaks in the charity's name, so it is hidden with the payee. */
export function ChannelLink() {
  const { site, ui } = useShell();
  if (site.whatsappChannel === undefined) return null;
  return (
    <p data-payee="">
      <TextLink href={site.whatsappChannel}>{ui.channel}</TextLink>
    </p>
  );
}
