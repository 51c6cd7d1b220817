import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModelViewer } from './model-viewer.tsx';
import { useModelBytes } from './use-model-bytes.ts';

afterEach(cleanup);

describe('ModelViewer', () => {
  it('shows the picture, and fetches nothing, where WebGL is not to be had', () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const fetchModel = vi.fn();
    render(
      <ModelViewer modelUrl="/m.glb" title="A ring" fetchModel={fetchModel} fallback={<p>The picture</p>} />,
    );
    expect(screen.getByText('The picture')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('cannot draw 3D');
    expect(fetchModel).not.toHaveBeenCalled();
  });
});

describe('useModelBytes', () => {
  it('fails, and fetches again on demand', async () => {
    const bytes = new ArrayBuffer(4);
    const fetchModel = vi
      .fn<() => Promise<ArrayBuffer>>()
      .mockRejectedValueOnce(new Error('404'))
      .mockResolvedValue(bytes);
    const { result } = renderHook(() => useModelBytes('/m.glb', fetchModel));
    await waitFor(() => expect(result.current.failed).toBe(true));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.bytes).toBe(bytes));
    expect(result.current.failed).toBe(false);
  });

  it('drops the answer for a model that is no longer wanted', async () => {
    const answers = new Map<string, (bytes: ArrayBuffer) => void>();
    const fetchModel = (url: string) => new Promise<ArrayBuffer>((resolve) => answers.set(url, resolve));
    const { result, rerender } = renderHook(({ url }) => useModelBytes(url, fetchModel), {
      initialProps: { url: '/old.glb' },
    });
    rerender({ url: '/new.glb' });
    const [old, fresh] = [new ArrayBuffer(1), new ArrayBuffer(2)];
    await act(async () => {
      answers.get('/new.glb')?.(fresh);
      answers.get('/old.glb')?.(old);
    });
    expect(result.current.bytes).toBe(fresh);
  });
});
