/**
 * Both are shared by all versions of the worker. Files with a hash in their name never change, and
 * a page is put here only after the files it needs, so any version may serve what is here.
 */
export const pageCache = () => caches.open("khayma-pages");
export const assetCache = () => caches.open("khayma-assets");

/** Whether a path is that of a file with a hash in its name. */
export const isAsset = (path: string): boolean => path.startsWith("/assets/");
