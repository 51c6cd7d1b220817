/** Builds the desk (src/app/desk) into a folder of its own beside the shop, which is built before it. */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { cataloguePictures } from './catalogue-pictures.ts';

export default defineConfig({
  plugins: [cataloguePictures(), tailwindcss()],
  define: { 'import.meta.env.API_MODE': JSON.stringify('real') },
  publicDir: false,
  build: {
    assetsInlineLimit: 0,
    // Below the address of the desk, where the server lets nobody else in.
    assetsDir: 'desk/assets',
    outDir: 'build/client',
    emptyOutDir: false,
    rolldownOptions: { input: fileURLToPath(new URL('desk/index.html', import.meta.url)) },
  },
});
