import { hc, type InferResponseType } from 'hono/client';
import type { Api } from '../api/api.ts';

/** Client of the desk's API, typed by its server. */
export const api = hc<Api>('/api');

export type Page = InferResponseType<typeof api.requests.$get, 200>;
export type Summary = Page['requests'][number];
export type Details = InferResponseType<(typeof api.requests)[':id']['$get'], 200>;
export type Overview = InferResponseType<typeof api.overview.$get, 200>;

/** An error response. */
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

/** The successful responses of a route. */
type DataOf<Reply> = Reply extends { json(): Promise<infer Data> }
  ? Data extends { problem: unknown }
    ? never
    : Data
  : never;

/** The data of a response. Throws {@link Problem} for an error response, and the error of `fetch` without one. */
export async function dataOf<Reply extends { ok: boolean; status: number; json(): Promise<unknown> }>(
  request: Promise<Reply>,
): Promise<DataOf<Reply>> {
  const response = await request;
  if (!response.ok) throw new Problem(response.status, (await response.json().catch(() => ({}))) as object);
  return (await response.json()) as DataOf<Reply>;
}
