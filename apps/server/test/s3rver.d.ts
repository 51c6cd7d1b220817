/** What the tests use of s3rver, which comes without types. */
declare module 's3rver' {
  interface S3rverOptions {
    address: string;
    /** 0: any free one. */
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: (string | Buffer)[] }[];
  }
  export default class S3rver {
    constructor(options: S3rverOptions);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
