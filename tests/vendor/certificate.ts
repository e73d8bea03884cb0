import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Certificate = { key: Buffer; cert: Buffer; certFile: string };

/** A certificate of our own for the vendor's hosts, valid for a day; programs trust it by `NODE_EXTRA_CA_CERTS`. */
export async function makeCertificate(folder: string, hosts: readonly string[]): Promise<Certificate> {
  const keyFile = join(folder, 'key.pem');
  const certFile = join(folder, 'cert.pem');
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  const subject = ['-subj', '/CN=Blattwerk test', '-addext', `subjectAltName=${names}`];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  await run('openssl', ['req', '-x509', ...made, ...subject, '-keyout', keyFile, '-out', certFile]);
  return { key: await readFile(keyFile), cert: await readFile(certFile), certFile };
}
