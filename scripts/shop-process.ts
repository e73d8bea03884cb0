import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type StartAnswer, startProblems } from './first-start.ts';
import { freePort } from './free-port.ts';

/** Names the folder of drawn pictures that several shops share, where there is one. */
export const sharedPictures = 'SHARED_PICTURES';

const portsSchema = z.object({ storefront: z.number(), preview: z.number() });
type Ports = z.infer<typeof portsSchema>;

/** Settings in which a shop differs from one without any, by their names. */
export type ShopSettings = Readonly<Record<string, string>>;

export type ShopAddresses = { storefront: string; workspace: string; storefrontPort: number };

/**
 * One shop at addresses that stay the same. It is seeded once; a test that wants its own gets a new process on a copy
 * of that seed. The builds are taken as they are.
 */
export class ShopProcess {
  readonly #folder: string;
  readonly #seededFolder: string | undefined;
  #ports: Ports | undefined;
  #child: ChildProcess | undefined;
  #touched = false;
  #settings: ShopSettings = {};

  /**
   * @param folder keeps seed and ports for the next shop of that folder, such as the one of a later test worker
   * @param seededFolder that of a shop whose seed is taken over, instead of loading everything once more
   */
  constructor(folder: string, seededFolder?: string) {
    this.#folder = folder;
    this.#seededFolder = seededFolder;
    mkdirSync(folder, { recursive: true });
  }

  /** Where it stores everything, for what is done to that while the process is away. */
  get dataDirectory(): string {
    return join(this.#folder, 'data');
  }

  /** A running shop with untouched seed; `willChange` says that this test is about to change it. */
  async untouched(willChange: boolean, settings: ShopSettings = {}): Promise<ShopAddresses> {
    const isAsSet = JSON.stringify(settings) === JSON.stringify(this.#settings);
    if (this.#child === undefined || this.#touched || !isAsSet) {
      await this.#stop();
      // The seed is loaded as by default.
      this.#settings = {};
      await this.#seedOnce();
      this.#settings = settings;
      await this.#startOnCopy();
    }
    this.#touched = willChange;
    return addressesAt(this.#requirePorts());
  }

  /** Ends the process as its operator does, or as a crash does, and leaves what it stored. */
  async goAway(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.#stop(signal);
  }

  /** Starts again on what was stored, at the same addresses. */
  async comeBack(): Promise<void> {
    await this.#start(this.dataDirectory);
  }

  /** Ends the process; seed and ports stay in the folder. */
  async stop(): Promise<void> {
    await this.#stop();
  }

  async #seedOnce(): Promise<void> {
    const kept = portsFile(this.#folder);
    if (existsSync(kept)) {
      this.#ports = readPorts(kept);
      return;
    }
    this.#ports = { storefront: await freePort(), preview: await freePort() };
    const seed = join(this.#folder, 'seed');
    rmSync(seed, { recursive: true, force: true });
    if (this.#seededFolder === undefined) await this.#load(seed);
    else await this.#copySeed(this.#seededFolder, seed, this.#ports);
    // Last: a seed that was broken off is made anew.
    writeFileSync(kept, JSON.stringify(this.#ports));
  }

  async #load(seed: string): Promise<void> {
    mkdirSync(seed);
    const pictures = process.env[sharedPictures];
    if (pictures !== undefined) symlinkSync(pictures, join(seed, 'pictures'));
    const { output, answers } = await this.#startWatched(seed);
    await this.#stop();
    const problems = startProblems(output(), answers);
    if (problems.length > 0) throw new Error(`The first start was not quiet:\n${problems.join('\n')}`);
  }

  /** Starts while visitors ask for the shop's pages again and again. */
  async #startWatched(seed: string): Promise<{ output: () => string; answers: StartAnswer[] }> {
    const { storefront, preview } = this.#requirePorts();
    const answers: StartAnswer[] = [];
    const visit = async (url: string) => {
      // Until it listens it gives none.
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      if (response) answers.push({ url, status: response.status });
    };
    const visits = setInterval(() => {
      for (const port of [storefront, preview]) void visit(origin(port));
    }, 250);
    try {
      return { output: await this.#start(seed), answers };
    } finally {
      clearInterval(visits);
    }
  }

  async #copySeed(from: string, seed: string, { preview }: Ports): Promise<void> {
    cpSync(join(from, 'seed'), seed, { recursive: true });
    // Imported here: most test workers need no database.
    const { moveStories } = await import('./move-stories.ts');
    await moveStories(join(seed, 'database'), {
      from: shopAddresses(from).workspace,
      to: origin(preview),
    });
  }

  async #startOnCopy(): Promise<void> {
    const data = this.dataDirectory;
    rmSync(data, { recursive: true, force: true });
    cpSync(join(this.#folder, 'seed'), data, { recursive: true });
    await this.#start(data);
  }

  /** Resolves with what the process says once it is there. */
  #start(dataDirectory: string): Promise<() => string> {
    const { storefront, preview } = this.#requirePorts();
    const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--built'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIRECTORY: dataDirectory,
        WARM_PICTURES: 'false',
        INTRA_COMMUNITY_SUPPLIES: 'true',
        STOREFRONT_PORT: String(storefront),
        PREVIEW_PORT: String(preview),
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    return new Promise((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Workspace:')) resolve(() => output);
      });
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}:\n${output}`)));
    });
  }

  #stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }

  #requirePorts(): Ports {
    if (!this.#ports) throw new Error('The ports are chosen when the shop first starts.');
    return this.#ports;
  }
}

/** Where the shop of a folder answers, from its first start on. */
export function shopAddresses(folder: string): ShopAddresses {
  return addressesAt(readPorts(portsFile(folder)));
}

function addressesAt({ storefront, preview }: Ports): ShopAddresses {
  return { storefront: origin(storefront), workspace: origin(preview), storefrontPort: storefront };
}

function portsFile(folder: string): string {
  return join(folder, 'ports.json');
}

function readPorts(file: string): Ports {
  return portsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function origin(port: number): string {
  return `http://localhost:${port}`;
}
