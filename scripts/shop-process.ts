import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from './free-port.ts';

/** Names the folder of drawn pictures that several shops share, where there is one. */
export const sharedPictures = 'SHARED_PICTURES';
/** Names the folder with a seeded shop for each of the test workers that run side by side. */
export const shopsFolder = 'TEST_SHOPS';

const portsSchema = z.object({ storefront: z.number(), preview: z.number() });
type Ports = z.infer<typeof portsSchema>;

export type ShopAddresses = { storefront: string; workspace: string; storefrontPort: number };

/**
 * One shop at addresses that stay the same. It is seeded once; a test that wants its own gets a new process on a copy
 * of that seed. The builds are taken as they are.
 */
export class ShopProcess {
  readonly #folder: string;
  #ports: Ports | undefined;
  #child: ChildProcess | undefined;
  #touched = false;

  /** @param folder keeps seed and ports for the next shop of that folder, such as the one of a later test worker */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** A running shop with untouched seed; `willChange` says that this test is about to change it. */
  async untouched(willChange: boolean): Promise<ShopAddresses> {
    if (this.#child === undefined || this.#touched) {
      await this.#stop();
      await this.#seedOnce();
      await this.#startOnCopy();
    }
    this.#touched = willChange;
    return this.#addresses();
  }

  /** Ends the process; seed and ports stay in the folder. */
  async stop(): Promise<void> {
    await this.#stop();
  }

  async #seedOnce(): Promise<void> {
    const ports = join(this.#folder, 'ports.json');
    if (existsSync(ports)) {
      this.#ports = portsSchema.parse(JSON.parse(readFileSync(ports, 'utf8')));
      return;
    }
    this.#ports = { storefront: await freePort(), preview: await freePort() };
    const seed = join(this.#folder, 'seed');
    rmSync(seed, { recursive: true, force: true });
    mkdirSync(seed);
    const pictures = process.env[sharedPictures];
    if (pictures !== undefined) symlinkSync(pictures, join(seed, 'pictures'));
    await this.#start(seed);
    await this.#stop();
    // Last: a seed that was broken off is made anew.
    writeFileSync(ports, JSON.stringify(this.#ports));
  }

  async #startOnCopy(): Promise<void> {
    const data = join(this.#folder, 'data');
    rmSync(data, { recursive: true, force: true });
    cpSync(join(this.#folder, 'seed'), data, { recursive: true });
    await this.#start(data);
  }

  #start(dataDirectory: string): Promise<void> {
    const { storefront, preview } = this.#requirePorts();
    const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--built'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIRECTORY: dataDirectory,
        WARM_PICTURES: 'false',
        STOREFRONT_PORT: String(storefront),
        PREVIEW_PORT: String(preview),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    return new Promise((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Workspace:')) resolve();
      });
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}:\n${output}`)));
    });
  }

  #stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  }

  #addresses(): ShopAddresses {
    const { storefront, preview } = this.#requirePorts();
    return {
      storefront: `http://localhost:${storefront}`,
      workspace: `http://localhost:${preview}`,
      storefrontPort: storefront,
    };
  }

  #requirePorts(): Ports {
    if (!this.#ports) throw new Error('The ports are chosen when the shop first starts.');
    return this.#ports;
  }
}
