import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { dimensions } from '../load/strangers/dimensions.ts';
import { grow } from '../load/strangers/growth.ts';
import { Trial } from '../load/strangers/trial.ts';

const skip = process.platform !== 'linux' && 'the CPU time of a thread is read from /proc';

// `npm run bench:strangers` measures how long others wait meanwhile.
describe('the cost of a request grows at most in proportion to its size', { skip }, () => {
  let trial: Trial;
  before(async () => {
    trial = await Trial.start();
  });
  after(() => trial.stop());

  for (const dimension of dimensions) {
    it(dimension.name, async () => {
      const { problem } = await grow(dimension, trial);
      assert.equal(problem, null);
    });
  }
});
