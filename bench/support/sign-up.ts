import { randomUUID } from 'node:crypto';
import { sessionSchema } from '@filigree/contracts';

/** Registers somebody new with a running product; returns their access token. */
export async function signUp(url: string): Promise<string> {
  const password = randomUUID();
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Bench',
      email: `bench-${randomUUID()}@example.com`,
      password,
      confirmPassword: password,
      acceptTerms: true,
    }),
  });
  if (!answer.ok) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`);
  return sessionSchema.parse(((await answer.json()) as { data: unknown }).data).accessToken;
}
