import { closeMenus } from "./close-menus.ts";
import { hideBrokenImages } from "./hide-broken-images.ts";
import { keepOffline } from "./keep-offline.ts";
import { logMissingPath } from "./log-missing-path.ts";
import { mindOutbox } from "./mind-outbox.ts";
import { offerLanguage } from "./offer-language.ts";
import { spareData } from "./spare-data.ts";

hideBrokenImages();
closeMenus();
logMissingPath();
offerLanguage(mindOutbox());
keepOffline();
spareData();
