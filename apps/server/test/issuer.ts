/** An issuer of OpenID Connect on this machine, certified code, with a person who always signs in at once. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export interface IssuerPerson {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

export interface TestIssuer {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Does what a browser would with the address that sign-in starts at; gives the address that it is led back to. */
  readonly visit: (authUrl: string, person: IssuerPerson | 'says no') => Promise<URL>;
  readonly close: () => Promise<void>;
}

const CLIENT = {
  clientId: 'filigree-test',
  clientSecret: 'a secret of sixty-four characters or so, for signing',
};

export async function startIssuer(redirectUri: string): Promise<TestIssuer> {
  const people = new Map<string, IssuerPerson>();
  let visitor: IssuerPerson | 'says no' | undefined;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As Google does: what is known of the person is in the ID token.
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['a key of the cookies'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session!.accountId!,
        clientId: oidc.client!.clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(url, configuration);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const result =
      visitor === 'says no' || visitor === undefined
        ? { error: 'access_denied', error_description: 'No.' }
        : { login: { accountId: visitor.sub } };
    provider.interactionFinished(request, response, result).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return {
    url,
    ...CLIENT,
    visit: async (authUrl, person) => {
      visitor = person;
      if (person !== 'says no') people.set(person.sub, person);
      return follow(authUrl, redirectUri);
    },
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Redirects with cookies, until one leads to the address of the client. */
async function follow(from: string, until: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = new URL(from);
  for (let hops = 0; hops < 10; hops += 1) {
    if (next.href.startsWith(until)) return next;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      jar.set(name!, value!);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The issuer answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next);
  }
  throw new Error('The issuer goes round in circles.');
}
