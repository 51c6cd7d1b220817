/** Single connections, for what is done before there is a pool or beside it. */
import pg from 'pg';

/**
 * Opens a connection for as long as `work` takes, and closes it, whatever comes of it. Rejects with the error of the
 * connection, with that of `work`, or, when the connection is lost meanwhile, with that of the statement under way.
 */
export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config);
  // A lost connection fails the statement under way, or else the next one: that is where it is heard of. The event says
  // the same once more, and would end the process if nobody listened.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
