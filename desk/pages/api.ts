import { hc, type InferResponseType } from 'hono/client';
import type { Api } from '../api/api.ts';

/** The data of the desk, typed by its server. */
export const api = hc<Api>('/api');

export type Page = InferResponseType<typeof api.requests.$get, 200>;
export type Summary = Page['requests'][number];
export type Details = InferResponseType<(typeof api.requests)[':id']['$get'], 200>;
export type Overview = InferResponseType<typeof api.overview.$get, 200>;

/** What the server has answered instead of data. */
export class Problem extends Error {
  readonly status: number;
  /** `gone`, `changed`, `refused` and so on. */
  readonly code: string;
  readonly seconds: number;

  constructor(status: number, { problem = 'failed', seconds = 0 }: { problem?: string; seconds?: number }) {
    super(problem);
    this.status = status;
    this.code = problem;
    this.seconds = seconds;
  }
}

/** Of all that a route may answer, what is no problem. */
type DataOf<Answer> = Answer extends { json(): Promise<infer Data> }
  ? Data extends { problem: unknown }
    ? never
    : Data
  : never;

/** The data of an answer. Throws {@link Problem} for every other answer, and what `fetch` throws without one. */
export async function dataOf<Answer extends { ok: boolean; status: number; json(): Promise<unknown> }>(
  asked: Promise<Answer>,
): Promise<DataOf<Answer>> {
  const answer = await asked;
  if (!answer.ok) throw new Problem(answer.status, (await answer.json().catch(() => ({}))) as object);
  return (await answer.json()) as DataOf<Answer>;
}
