import { parentPort } from 'node:worker_threads';
import { seededCatalogueFacts } from '@blattwerk/web-api/products/seed/seeded-facts.ts';

parentPort?.postMessage(seededCatalogueFacts());
