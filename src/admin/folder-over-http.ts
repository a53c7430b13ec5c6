import * as v from "valibot";

/**
 * The project's folder as the browser's own file system, over the server of `npm run edit`: Sveltia CMS
 * then reads and writes the files of the folder in every browser, without an account and without asking
 * which folder is meant. Only what Sveltia CMS calls is there.
 */

export const folderPath = "/admin/folder";
export const checkPath = "/admin/check";

/** A page of another site cannot send this header. */
export const ownHeader = { "X-Editor": "1" };

/** What is in the folder, by its paths from there; changed as files are written. */
const files = new Set<string>();
let afterChange = () => {};

/** @throws Error when the server refuses, which Sveltia CMS shows */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const address = `${folderPath}/${path.split("/").map(encodeURIComponent).join("/")}`;
  const answer = await fetch(address, { ...init, headers: ownHeader });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer;
}

async function write(path: string, data: Blob | string): Promise<void> {
  await ask(path, { method: "PUT", body: data });
  files.add(path);
  afterChange();
}

async function remove(path: string): Promise<void> {
  await ask(path, { method: "DELETE" });
  files.delete(path);
  afterChange();
}

class Handle {
  path: string;

  constructor(path: string) {
    this.path = path;
  }

  get name(): string {
    return this.path.replace(/^.*\//, "");
  }
}

class FolderFile extends Handle {
  readonly kind = "file";
  #unsaved: Blob | string | undefined;

  async getFile(): Promise<File> {
    const answer = await ask(this.path);
    const lastModified = Date.parse(answer.headers.get("Last-Modified") ?? "");
    const blob = await answer.blob();
    return new File([blob], this.name, { type: blob.type, lastModified });
  }

  /** Sveltia CMS writes under a hidden name first and then moves it, and ignores what `close` throws. */
  async createWritable() {
    return {
      write: async (data: Blob | string) => {
        if (this.name.startsWith(".")) this.#unsaved = data;
        else await write(this.path, data);
      },
      close: async () => {},
    };
  }

  async move(target: FolderDirectory, name: string): Promise<void> {
    const path = target.inside(name);
    const data = this.#unsaved ?? (await this.getFile());
    await write(path, data);
    if (this.#unsaved === undefined) await remove(this.path);
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
    const below = [...files].filter((file) => file.startsWith(start));
    const names = new Set(below.map((file) => file.slice(start.length).split("/")[0] ?? ""));
    for (const name of names) {
      const path = this.inside(name);
      const Kind = files.has(path) ? FolderFile : FolderDirectory;
      yield [name, new Kind(path)];
    }
  }

  async getDirectoryHandle(name: string): Promise<FolderDirectory> {
    return new FolderDirectory(this.inside(name));
  }

  async getFileHandle(name: string, options: { readonly create?: boolean } = {}) {
    const path = this.inside(name);
    if (!options.create && !files.has(path)) {
      throw new DOMException(`${path} is not there`, "NotFoundError");
    }
    return new FolderFile(path);
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.inside(name);
    if (files.has(path)) await remove(path);
  }
}

/**
 * Lets `navigator.storage.getDirectory()`, where Sveltia CMS looks for its files, give the project's
 * folder.
 * @param saved called after each file that was written or removed
 */
export async function openFolderOverHttp(saved: () => void): Promise<void> {
  const answer = await fetch(folderPath, { headers: ownHeader });
  for (const path of v.parse(v.array(v.string()), await answer.json())) files.add(path);
  afterChange = saved;
  const root = new FolderDirectory("");
  // Sveltia CMS keeps its files in a folder of its own name there.
  const above = { getDirectoryHandle: async () => root };
  Object.defineProperty(navigator.storage, "getDirectory", { value: async () => above });
}
