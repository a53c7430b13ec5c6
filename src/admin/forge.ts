import type { Backend } from "@sveltia/cms";
import type { EditorSettings } from "../content/editor.ts";

/** The settings of Sveltia CMS for a forge. */
export function backendOf(settings: EditorSettings): Backend | undefined {
  if (settings.forge === "none") return undefined;
  const { repository: repo, branch } = settings;
  if (settings.forge === "github") {
    return settings.signIn === undefined
      ? { name: "github", repo, branch, auth_methods: ["token"] }
      : { name: "github", repo, branch, base_url: settings.signIn };
  }
  const { address, applicationId } = settings;
  if (settings.forge === "gitlab") {
    return {
      name: "gitlab",
      repo,
      branch,
      auth_type: "pkce",
      ...(address ? { base_url: address, api_root: `${address}/api/v4` } : {}),
      app_id: applicationId,
    };
  }
  return {
    name: "gitea",
    repo,
    branch,
    ...(address ? { base_url: address, api_root: `${address}/api/v1` } : {}),
    ...(applicationId ? { app_id: applicationId } : { auth_methods: ["token"] }),
  };
}

/** Every change becomes a request that somebody reviews, where Sveltia CMS can make one. */
export function isReviewed({ name }: Backend): boolean {
  return name === "github" || name === "gitlab";
}
