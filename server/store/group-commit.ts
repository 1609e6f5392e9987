// A group of ordinary requests keeps the thread for about a millisecond, one of the largest for a few.
const maxGroupSize = 32;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export interface GroupCommit<Item, Result> {
  /** Stores all of a group or, throwing, nothing. The results stand in the order of the group. */
  commit(group: readonly Item[]): Promise<readonly Result[]>;
  /** Whether a single item may be to blame for an error: then each is tried alone, so that it fails nobody else. */
  isItemError(error: unknown): boolean;
  /** How many groups may be under way. */
  maxConcurrent: number;
}

/**
 * Group commit: items that arrive at the same moment, or while others are being committed, share the next commit. Each
 * is answered after the commit that holds it.
 */
export function groupCommit<Item, Result>({
  commit,
  isItemError,
  maxConcurrent,
}: GroupCommit<Item, Result>): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let underWay = 0;
  let soon = false;

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      next();
    });

  function next(): void {
    if (soon || underWay === maxConcurrent || queue.length === 0) return;
    soon = true;
    // What has arrived together is read first, so that it is stored together.
    setImmediate(async () => {
      soon = false;
      underWay += 1;
      const group = queue.splice(0, maxGroupSize);
      next();
      await settle(group);
      underWay -= 1;
      next();
    });
  }

  async function settle(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await commit(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (group.length > 1 && isItemError(error))
        await Promise.all(group.map((waiting) => settle([waiting])));
      else for (const { reject } of group) reject(error);
    }
  }
}
