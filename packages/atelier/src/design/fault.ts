/** One thing wrong with a design document: where (dotted path, '' for the whole) and what, for people. */
export interface DesignFault {
  readonly path: string;
  readonly message: string;
}
