/** Why a running job was stopped, as the reason of its signal. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}
export class RunTimedOut extends Error {
  override readonly name = 'RunTimedOut';
}
export class WorkerStops extends Error {
  override readonly name = 'WorkerStops';
}
