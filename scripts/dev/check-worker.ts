/** A worker that checks the content once and posts the problems. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkContent } from '../../site/build/content/check.ts';

parentPort?.postMessage(await checkContent(workerData.root));
