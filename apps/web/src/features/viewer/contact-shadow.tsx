import { useEffect, useMemo } from 'react';
import { type Box3, ShaderMaterial, Vector3 } from 'three';

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
  float dark = exp(-away * away * 6.0) * 0.3 * smoothstep(1.0, 0.6, away);
  gl_FragColor = vec4(0.08, 0.06, 0.05, dark);
}`;

/** A soft shade on the ground, as wide as the piece, so that it stands somewhere. */
export function ContactShadow({ bounds }: { readonly bounds: Box3 }) {
  const { center, size } = useMemo(
    () => ({ center: bounds.getCenter(new Vector3()), size: bounds.getSize(new Vector3()) }),
    [bounds],
  );
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
    <mesh
      position={[center.x, bounds.min.y - size.y * 0.005, center.z]}
      rotation={[-Math.PI / 2, 0, 0]}
      scale={[size.x * 1.5, Math.max(size.z, size.x * 0.35) * 1.7, 1]}
      material={material}
    >
      <planeGeometry />
    </mesh>
  );
}
