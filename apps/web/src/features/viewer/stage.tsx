/** What stands in the canvas: the light, the piece, its shade and the hand that turns it. */
import { useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useState } from 'react';
import { ContactShadow } from './contact-shadow.tsx';
import { buildLightStudio } from './light-studio.ts';
import { type LoadedModel, loadModel } from './load-model.ts';
import { Orbit, type OrbitHandle } from './orbit.tsx';
import { SteadyPace } from './steady-pace.tsx';

interface StageProps {
  readonly bytes: ArrayBuffer;
  readonly rotating: boolean;
  readonly handle: RefObject<OrbitHandle | null>;
  readonly onTouch: () => void;
  readonly onReady: () => void;
  readonly onFailed: () => void;
  /** The browser has taken the graphics away, and everything that stood on them. */
  readonly onLost: () => void;
}

export function Stage({ bytes, rotating, handle, onTouch, onReady, onFailed, onLost }: StageProps) {
  const { gl, scene, invalidate } = useThree();
  const [model, setModel] = useState<LoadedModel | null>(null);

  useEffect(() => {
    const studio = buildLightStudio(gl);
    let current = true;
    let loaded: LoadedModel | null = null;
    scene.environment = studio.environment;
    loadModel(bytes, studio).then(
      (result) => {
        if (!current) return result.dispose();
        loaded = result;
        setModel(result);
        invalidate();
        return onReady();
      },
      () => {
        if (current) onFailed();
      },
    );
    return () => {
      current = false;
      scene.environment = null;
      loaded?.dispose();
      studio.dispose();
    };
  }, [bytes, gl, scene, invalidate, onReady, onFailed]);

  useEffect(() => {
    const lost = () => {
      // The canvas gives its graphics back when it goes; these are gone already, and three would complain.
      gl.forceContextLoss = () => undefined;
      onLost();
    };
    gl.domElement.addEventListener('webglcontextlost', lost);
    return () => gl.domElement.removeEventListener('webglcontextlost', lost);
  }, [gl, onLost]);

  if (!model) return null;
  return (
    <>
      <primitive object={model.scene} dispose={null} />
      <SteadyPace />
      <ContactShadow bounds={model.bounds} />
      <Orbit model={model} rotating={rotating} onTouch={onTouch} handle={handle} />
    </>
  );
}
