import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { dimensions } from '../load/strangers/dimensions.ts';
import { grow } from '../load/strangers/growth.ts';
import { Trial } from '../load/strangers/trial.ts';

const skip = process.platform !== 'linux' && 'the CPU time of a thread is read from /proc';

// How long others wait meanwhile is measured by `npm run bench:strangers`.
describe('what a stranger sends costs the server in proportion to its size', { skip }, () => {
  let trial: Trial;
  before(async () => {
    trial = await Trial.start();
  });
  after(() => trial.stop());

  for (const dimension of dimensions.filter(({ limited }) => !limited)) {
    it(dimension.name, async () => {
      const { problem } = await grow(dimension, trial);
      assert.equal(problem, null);
    });
  }
});
