const damaged = 'its file is damaged; docs/operate.md says how to restore a backup';

const causes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at its address',
  ENOTFOUND: 'the name of its host is not known (DNS)',
  EAI_AGAIN: 'the name of its host is not known (DNS)',
  // https://www.postgresql.org/docs/current/errcodes-appendix.html
  '28P01': 'it refuses user or password',
  '28000': 'it refuses user or password',
  '3D000': 'it has no database of that name',
  '53300': 'it has too many connections',
  '57P03': 'it is starting or stopping',
  // https://www.sqlite.org/rescode.html
  SQLITE_CORRUPT: damaged,
  SQLITE_NOTADB: damaged,
};

/** Describes an error of the database for the operator, without its message, which may quote visitors' data. */
export function storeProblem(databaseUrl: string | null, error: unknown): { code: string; reason: string } {
  const { code, name } = error as { code?: unknown; name?: string };
  const known = typeof code === 'string' ? code : (name ?? 'unknown');
  const cause = causes[known] ?? 'it does not answer as it should';
  const what = databaseUrl ? 'The database of DATABASE_URL' : 'The database in DATA_DIR';
  return { code: known, reason: `${what} cannot be used: ${cause} (${known}).` };
}
