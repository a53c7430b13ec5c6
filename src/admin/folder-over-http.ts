import * as v from "valibot";

/**
 * The project's folder as the browser's own file system, over the server of `npm run edit`: Sveltia CMS
 * then reads and writes the files of the folder in every browser, without an account and without asking
 * which folder is meant. Only what Sveltia CMS calls is there.
 */

export const folderPath = "/admin/folder";
export const checkPath = "/admin/check";

/** A page of another site can send no such header. */
export const ownHeader = { "X-Editor": "1" };

const lastPart = (path: string): string => path.replace(/^.*\//, "");

/** What is in the folder; changed as files are written. */
class Folder {
  readonly files: Set<string>;
  readonly #saved: () => void;

  constructor(files: readonly string[], saved: () => void) {
    this.files = new Set(files);
    this.#saved = saved;
  }

  /** @throws Error when the server refuses, which Sveltia CMS shows */
  async write(path: string, data: Blob | string): Promise<void> {
    await this.#ask(path, { method: "PUT", body: data });
    this.files.add(path);
    this.#saved();
  }

  async remove(path: string): Promise<void> {
    await this.#ask(path, { method: "DELETE" });
    this.files.delete(path);
    this.#saved();
  }

  async read(path: string): Promise<File> {
    const answer = await this.#ask(path, {});
    const lastModified = Date.parse(answer.headers.get("Last-Modified") ?? "");
    const blob = await answer.blob();
    return new File([blob], lastPart(path), { type: blob.type, lastModified });
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const address = `${folderPath}/${path.split("/").map(encodeURIComponent).join("/")}`;
    const answer = await fetch(address, { ...init, headers: ownHeader });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  }
}

class Handle {
  readonly folder: Folder;
  path: string;

  constructor(folder: Folder, path: string) {
    this.folder = folder;
    this.path = path;
  }

  get name(): string {
    return lastPart(this.path);
  }
}

class FolderFile extends Handle {
  readonly kind = "file";
  #unsaved: Blob | string | undefined;

  getFile(): Promise<File> {
    return this.folder.read(this.path);
  }

  /** Sveltia CMS writes under a hidden name first and then moves it, and passes over what `close` throws. */
  async createWritable() {
    return {
      write: async (data: Blob | string) => {
        if (this.name.startsWith(".")) this.#unsaved = data;
        else await this.folder.write(this.path, data);
      },
      close: async () => {},
    };
  }

  async move(target: FolderDirectory, name: string): Promise<void> {
    const path = target.inside(name);
    const data = this.#unsaved ?? (await this.getFile());
    await this.folder.write(path, data);
    if (this.#unsaved === undefined) await this.folder.remove(this.path);
    this.#unsaved = undefined;
    this.path = path;
  }
}

class FolderDirectory extends Handle {
  readonly kind = "directory";

  inside(name: string): string {
    return this.path === "" ? name : `${this.path}/${name}`;
  }

  async *entries(): AsyncGenerator<[string, FolderFile | FolderDirectory]> {
    const start = this.path === "" ? "" : `${this.path}/`;
    const below = [...this.folder.files].filter((file) => file.startsWith(start));
    const names = new Set(below.map((file) => file.slice(start.length).split("/")[0] ?? ""));
    for (const name of names) {
      const path = this.inside(name);
      const Kind = this.folder.files.has(path) ? FolderFile : FolderDirectory;
      yield [name, new Kind(this.folder, path)];
    }
  }

  async getDirectoryHandle(name: string): Promise<FolderDirectory> {
    return new FolderDirectory(this.folder, this.inside(name));
  }

  async getFileHandle(name: string, options: { readonly create?: boolean } = {}) {
    const path = this.inside(name);
    if (!options.create && !this.folder.files.has(path)) {
      throw new DOMException(`${path} is not there`, "NotFoundError");
    }
    return new FolderFile(this.folder, path);
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.inside(name);
    if (this.folder.files.has(path)) await this.folder.remove(path);
  }
}

/**
 * Lets `navigator.storage.getDirectory()`, where Sveltia CMS looks for its files, give the project's
 * folder.
 * @param saved called after each file that was written or removed
 */
export async function openFolderOverHttp(saved: () => void): Promise<void> {
  const answer = await fetch(folderPath, { headers: ownHeader });
  const files = v.parse(v.array(v.string()), await answer.json());
  const root = new FolderDirectory(new Folder(files, saved), "");
  // Sveltia CMS keeps its files in a folder of its own name there.
  const above = { getDirectoryHandle: async () => root };
  Object.defineProperty(navigator.storage, "getDirectory", { value: async () => above });
}
