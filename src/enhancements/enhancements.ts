import { keepDatesCurrent, knowApplicants } from "../events/events-script.ts";
import { closeMenus } from "./close-menus.ts";
import { hideBrokenImages } from "./hide-broken-images.ts";
import { keepOffline } from "./keep-offline.ts";
import { logMissingPath } from "./log-missing-path.ts";
import { mindOutbox } from "./mind-outbox.ts";
import { offerLanguage } from "./offer-language.ts";

hideBrokenImages();
closeMenus();
logMissingPath();
knowApplicants();
keepDatesCurrent();
// Also when the page comes back from the browser's own cache.
addEventListener("pageshow", keepDatesCurrent);
offerLanguage(mindOutbox());
keepOffline();
