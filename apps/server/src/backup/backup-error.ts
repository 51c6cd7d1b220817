/** What keeps a backup from being made or restored, in words for whoever runs the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
