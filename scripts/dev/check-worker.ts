/** Checks the content once and sends what is wrong to whoever started this worker. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkContent } from '../../site/build/content/check.ts';

parentPort?.postMessage(await checkContent(workerData.root));
