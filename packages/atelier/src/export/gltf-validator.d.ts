/** The part of the Khronos validator's interface that the tests use (its package ships no types). */
declare module 'gltf-validator' {
  export interface Message {
    readonly code: string;
    readonly message: string;
    /** 0 error, 1 warning, 2 information, 3 hint. */
    readonly severity: number;
    readonly pointer?: string;
  }
  export interface Report {
    readonly issues: { readonly numErrors: number; readonly messages: readonly Message[] };
    readonly info: { readonly materialCount: number; readonly totalTriangleCount: number };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}
