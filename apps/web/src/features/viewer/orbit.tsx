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
/** The share of the frame that the piece fills. */
const FILL = 0.87;
const NEAREST = 0.28;
const FARTHEST = 2.2;

/** From how far a box is seen whole: each of its corners within the filled share of the frame. */
function fittingDistance({ bounds, center }: LoadedModel, fovDegrees: number, aspect: number): number {
  const slopeY = Math.tan(MathUtils.degToRad(fovDegrees / 2)) * FILL;
  const right = new Vector3(START.z, 0, -START.x).normalize();
  const up = new Vector3().crossVectors(START, right);
  let distance = 0;
  for (let corner = 0; corner < 8; corner += 1) {
    const at = new Vector3(
      corner & 1 ? bounds.max.x : bounds.min.x,
      corner & 2 ? bounds.max.y : bounds.min.y,
      corner & 4 ? bounds.max.z : bounds.min.z,
    ).sub(center);
    const wanted = Math.max(Math.abs(at.dot(up)), Math.abs(at.dot(right)) / aspect) / slopeY;
    distance = Math.max(distance, wanted + at.dot(START));
  }
  return distance;
}

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
      const distance = fittingDistance(model, camera.fov, size.width / Math.max(1, size.height));
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
    // A closer look is a look at the stones, not through the hole of a ring.
    const near = camera.position.distanceTo(controls.target) / controls.maxDistance;
    const nearness = 1 - MathUtils.smoothstep(near, NEAREST / FARTHEST, 0.9 / FARTHEST);
    controls.target.lerpVectors(model.center, model.focus, nearness);
    if (controls.update(delta) || rotating) invalidate();
  });
  return null;
}
