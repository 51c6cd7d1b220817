import { describe, expect, it } from 'vitest';
import { pictureAddress, rendition, sourceSet } from './picture-address.ts';

describe('the address of a picture', () => {
  it('is used as given on the web, in data and on this site', () => {
    for (const address of [
      'https://a.example/b.png',
      'data:image/png;base64,AA',
      '/api/images/serve/a.png',
      '/renders/a.webp',
    ]) {
      expect(pictureAddress(address)).toBe(address);
    }
  });

  it('leads through the API for files and object storage', () => {
    expect(pictureAddress('s3://bucket/designs/a b.png')).toBe('/api/images/serve/designs/a%20b.png');
    expect(pictureAddress('file:///designs/a.png')).toBe('/api/images/serve/designs/a.png');
    expect(pictureAddress('designs/a.png')).toBe('/api/images/serve/designs/a.png');
  });

  it('has renditions only when our server makes them, and never above the natural width', () => {
    expect(rendition('/api/images/serve/a.png', 640, 'avif')).toBe('/api/images/serve/a.png?w=640&f=avif');
    expect(rendition('https://a.example/b.png', 640, 'avif')).toBe('https://a.example/b.png');
    expect(sourceSet('/api/images/serve/a.png', 'webp', 500)).toBe(
      '/api/images/serve/a.png?w=192&f=webp 192w, /api/images/serve/a.png?w=320&f=webp 320w, /api/images/serve/a.png?w=480&f=webp 480w',
    );
  });
});
