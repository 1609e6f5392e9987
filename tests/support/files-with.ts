import { execFileSync } from 'node:child_process';

/** Files below a folder with these bytes. Uses another process: closing a file of SQLite drops this process's locks. */
export function filesWith(text: string, folder: string): string[] {
  try {
    return execFileSync('grep', ['-rlaF', '-e', text, folder], { encoding: 'utf8' }).trim().split('\n');
  } catch (error) {
    if ((error as { status?: number }).status === 1) return [];
    throw error;
  }
}
