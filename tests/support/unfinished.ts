/** Tests beside PostgreSQL of which one fails and one never ends, for tests/unfinished.test.ts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './postgres.ts';

test('one that fails', () => assert.fail());
test('one that never ends', { timeout: 500 }, () => new Promise(() => {}));
test('one behind it', () => {});
