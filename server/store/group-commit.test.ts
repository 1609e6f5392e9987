import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { groupCommit } from './group-commit.ts';

describe('group commit', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

  it('shares one commit among what arrives together, and answers each with its own result', async () => {
    const groups: (readonly number[])[] = [];
    const store = groupCommit<number, number>({
      commit: async (group) => {
        groups.push(group);
        return group.map((item) => item * 2);
      },
      isItemError: () => false,
      maxConcurrent: 1,
    });
    assert.deepEqual(await Promise.all(numbers(5).map(store)), [0, 2, 4, 6, 8]);
    assert.equal(await store(5), 10);
    assert.deepEqual(groups, [numbers(5), [5]]);
  });

  it('answers nobody before their own commit, and lets no more groups run at once than it may', async () => {
    const commits: { group: readonly number[]; done: PromiseWithResolvers<void> }[] = [];
    const begun: PromiseWithResolvers<void>[] = numbers(4).map(() => Promise.withResolvers());
    const store = groupCommit<number, number>({
      async commit(group) {
        const done = Promise.withResolvers<void>();
        commits.push({ group, done });
        begun[commits.length - 1]?.resolve();
        await done.promise;
        return group;
      },
      isItemError: () => false,
      maxConcurrent: 2,
    });
    const answered: number[] = [];
    const all = Promise.all(numbers(70).map(async (item) => answered.push(await store(item))));
    await begun[1]?.promise;
    assert.deepEqual([commits.length, answered.length], [2, 0]);
    commits[1]?.done.resolve();
    await begun[2]?.promise;
    assert.deepEqual(answered, commits[1]?.group);
    for (const { done } of commits) done.resolve();
    await all;
    assert.deepEqual(
      commits.flatMap(({ group }) => group),
      numbers(70),
    );
  });

  it('tries each alone when one of them may be to blame', async () => {
    const broken = new Error('row 2');
    const stored: number[] = [];
    const store = groupCommit<number, number>({
      async commit(group) {
        if (group.includes(2)) throw broken;
        stored.push(...group);
        return group;
      },
      isItemError: (error) => error === broken,
      maxConcurrent: 1,
    });
    const results = await Promise.allSettled(numbers(4).map(store));
    assert.deepEqual(
      results.map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(stored, [0, 1, 3]);
  });

  it('fails a whole group when nobody knows what became of it, and goes on with the next', async () => {
    let tries = 0;
    const store = groupCommit<number, number>({
      async commit(group) {
        tries += 1;
        if (tries === 1) throw new Error('connection lost');
        return group;
      },
      isItemError: () => false,
      maxConcurrent: 1,
    });
    const results = await Promise.allSettled(numbers(3).map(store));
    assert(results.every(({ status }) => status === 'rejected'));
    assert.equal(tries, 1);
    assert.equal(await store(7), 7);
  });
});
