/** Turning and zooming: the mouse, fingers and the buttons beside the view all end here. */
import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useImperativeHandle, useMemo } from 'react';
import { MathUtils, PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { LoadedModel } from './load-model.ts';
import { prefersReducedMotion } from './webgl.ts';

export interface OrbitHandle {
  /** Radians around the vertical and up. */
  readonly turn: (around: number, up: number) => void;
  /** Above 1 comes nearer. */
  readonly zoom: (factor: number) => void;
  readonly reset: () => void;
}

interface OrbitProps {
  readonly model: LoadedModel;
  readonly rotating: boolean;
  readonly onTouch: () => void;
  readonly handle: RefObject<OrbitHandle | null>;
}

/** Three quarters from the front and a little from above, as the pictures show a piece. */
const START = new Vector3(0.42, 0.36, 1).normalize();
/** The piece fills about four fifths of the frame. */
const FILL = 0.86;
const NEAREST = 0.35;
const FARTHEST = 2.2;

export function Orbit({ model, rotating, onTouch, handle }: OrbitProps) {
  const { camera, gl, invalidate, size } = useThree();
  const controls = useMemo(() => new OrbitControls(camera), [camera]);

  useEffect(() => {
    controls.connect(gl.domElement);
    controls.enablePan = false;
    controls.enableDamping = !prefersReducedMotion();
    controls.dampingFactor = 0.08;
    controls.autoRotateSpeed = 1.6;
    const draw = () => invalidate();
    controls.addEventListener('change', draw);
    controls.addEventListener('start', onTouch);
    return () => {
      controls.removeEventListener('change', draw);
      controls.removeEventListener('start', onTouch);
      controls.dispose();
    };
  }, [controls, gl, invalidate, onTouch]);

  const place = useMemo(
    () => () => {
      if (!(camera instanceof PerspectiveCamera)) return;
      const halfAngle = MathUtils.degToRad(camera.fov / 2);
      const narrow = Math.min(1, size.width / Math.max(1, size.height));
      const distance = model.radius / (Math.sin(halfAngle) * narrow * FILL);
      camera.near = distance / 100;
      camera.far = distance * 10;
      camera.position.copy(START).multiplyScalar(distance).add(model.center);
      camera.updateProjectionMatrix();
      controls.minDistance = distance * NEAREST;
      controls.maxDistance = distance * FARTHEST;
      controls.target.copy(model.center);
      controls.update();
      invalidate();
    },
    [camera, controls, invalidate, model, size.width, size.height],
  );
  useEffect(place, [place]);

  useEffect(() => {
    controls.autoRotate = rotating;
    invalidate();
  }, [controls, invalidate, rotating]);

  useImperativeHandle(handle, () => {
    const move = (change: (offset: Vector3) => Vector3) => {
      camera.position.copy(change(camera.position.clone().sub(controls.target)).add(controls.target));
      controls.update();
      invalidate();
    };
    return {
      turn: (around, up) =>
        move((offset) => {
          const side = new Vector3(offset.z, 0, -offset.x).normalize();
          const polar = offset.angleTo(new Vector3(0, 1, 0));
          const bounded = MathUtils.clamp(up, polar - (Math.PI - 0.1), polar - 0.1);
          return offset.applyAxisAngle(side, -bounded).applyAxisAngle(new Vector3(0, 1, 0), around);
        }),
      zoom: (factor) =>
        move((offset) => offset.divideScalar(factor).clampLength(controls.minDistance, controls.maxDistance)),
      reset: place,
    };
  }, [camera, controls, invalidate, place]);

  useFrame((_, delta) => {
    if (controls.update(delta) || rotating) invalidate();
  });
  return null;
}
