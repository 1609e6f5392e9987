import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { languages } from '../../domain/languages.ts';

const content = (path: string) =>
  parse(readFileSync(new URL(`../../content/${path}.yaml`, import.meta.url), 'utf8'));

for (const language of languages) {
  test(`the chat on the home page (${language}) tells what the analyst's own page tells`, () => {
    const { chat } = content(`${language}/home`).analyst;
    const [asked] = content(`${language}/solutions/ai-retail-assistant`).solution.questions;
    const series: { value: number }[] = asked.chart.series;
    assert.equal(chat.question, asked.question);
    assert.equal(chat.answer, asked.answer);
    assert.deepEqual(
      chat.chart.values,
      series.map(({ value }) => value),
    );
  });
}
