import { useEffect, useMemo } from 'react';
import { ShaderMaterial } from 'three';

const VERTEX = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;
const FRAGMENT = /* glsl */ `
varying vec2 vUv;
void main() {
  float away = length(vUv - 0.5) * 2.0;
  float dark = exp(-away * away * 7.0) * 0.34 * smoothstep(1.0, 0.6, away);
  gl_FragColor = vec4(0.08, 0.06, 0.05, dark);
}`;

interface ContactShadowProps {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
}

/** A soft shade on the ground, so that the piece stands somewhere. */
export function ContactShadow({ x, y, z, radius }: ContactShadowProps) {
  const material = useMemo(
    () =>
      new ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        transparent: true,
        depthWrite: false,
      }),
    [],
  );
  useEffect(() => () => material.dispose(), [material]);
  return (
    <mesh position={[x, y, z]} rotation={[-Math.PI / 2, 0, 0]} scale={radius * 2} material={material}>
      <planeGeometry />
    </mesh>
  );
}
