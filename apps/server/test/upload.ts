/** A picture of a person, uploaded as a browser does it. */
import sharp from 'sharp';
import type { TestApp, TestUser } from './app.ts';

/** A small picture in a form, as a request carries it. */
export async function pictureForm(): Promise<{ body: Buffer; headers: { 'content-type': string } }> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'mine.png');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

export async function uploadPicture(
  test: Pick<TestApp, 'app'>,
  user: TestUser,
): Promise<{ readonly id: string; readonly url: string }> {
  const { body, headers } = await pictureForm();
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/images/upload',
    headers: { ...user.headers, ...headers },
    payload: body,
  });
  if (response.statusCode !== 201)
    throw new Error(`The upload answered ${response.statusCode}: ${response.body}`);
  return response.json().data;
}
