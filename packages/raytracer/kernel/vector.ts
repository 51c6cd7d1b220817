// Three-component vectors and colours ride in one SIMD register: lanes x, y, z and an unused fourth.

@inline
export function vec(x: f32, y: f32, z: f32): v128 {
  return f32x4(x, y, z, 0);
}

@inline
export function splat(s: f32): v128 {
  return f32x4.splat(s);
}

@inline
export function x(a: v128): f32 {
  return f32x4.extract_lane(a, 0);
}

@inline
export function y(a: v128): f32 {
  return f32x4.extract_lane(a, 1);
}

@inline
export function z(a: v128): f32 {
  return f32x4.extract_lane(a, 2);
}

@inline
export function add(a: v128, b: v128): v128 {
  return f32x4.add(a, b);
}

@inline
export function sub(a: v128, b: v128): v128 {
  return f32x4.sub(a, b);
}

@inline
export function mul(a: v128, b: v128): v128 {
  return f32x4.mul(a, b);
}

@inline
export function scale(a: v128, s: f32): v128 {
  return f32x4.mul(a, f32x4.splat(s));
}

/** a + b * s */
@inline
export function along(a: v128, b: v128, s: f32): v128 {
  return f32x4.add(a, f32x4.mul(b, f32x4.splat(s)));
}

@inline
export function dot(a: v128, b: v128): f32 {
  const p = f32x4.mul(a, b);
  return f32x4.extract_lane(p, 0) + f32x4.extract_lane(p, 1) + f32x4.extract_lane(p, 2);
}

@inline
export function cross(a: v128, b: v128): v128 {
  const a1 = v128.shuffle<f32>(a, a, 1, 2, 0, 3);
  const b1 = v128.shuffle<f32>(b, b, 1, 2, 0, 3);
  const c = f32x4.sub(f32x4.mul(a, b1), f32x4.mul(a1, b));
  return v128.shuffle<f32>(c, c, 1, 2, 0, 3);
}

@inline
export function normalize(a: v128): v128 {
  const inverse: f32 = 1.0 / sqrt<f32>(dot(a, a));
  return scale(a, inverse);
}

/** a + (b - a) * s */
@inline
export function mix(a: v128, b: v128, s: f32): v128 {
  return f32x4.add(a, f32x4.mul(f32x4.sub(b, a), f32x4.splat(s)));
}

@inline
export function maxLane(a: v128): f32 {
  return max<f32>(x(a), max<f32>(y(a), z(a)));
}

/** Columns at p, p + 16, p + 32 times a. */
@inline
export function transform(p: usize, a: v128): v128 {
  return f32x4.add(
    f32x4.add(
      f32x4.mul(v128.load(p), v128.shuffle<f32>(a, a, 0, 0, 0, 0)),
      f32x4.mul(v128.load(p, 16), v128.shuffle<f32>(a, a, 1, 1, 1, 1)),
    ),
    f32x4.mul(v128.load(p, 32), v128.shuffle<f32>(a, a, 2, 2, 2, 2)),
  );
}

/** The transpose of the columns at p times a. */
@inline
export function transformTransposed(p: usize, a: v128): v128 {
  return vec(dot(v128.load(p), a), dot(v128.load(p, 16), a), dot(v128.load(p, 32), a));
}

@inline
export function smoothstep(t: f32): f32 {
  return t * t * (3.0 - 2.0 * t);
}

/** Weight of a colour as the eye sees it (Rec. 709 luma). */
@inline
export function luminance(a: v128): f32 {
  return <f32>0.2126 * x(a) + <f32>0.7152 * y(a) + <f32>0.0722 * z(a);
}

/** e^(lane) for the three colour lanes. */
export function exponential(a: v128): v128 {
  return vec(Mathf.exp(x(a)), Mathf.exp(y(a)), Mathf.exp(z(a)));
}

/**
 * An orthonormal basis about a unit normal without branches or singularities: Duff et al., "Building an
 * Orthonormal Basis, Revisited", JCGT 6(1), 2017. This is the first tangent; the second is cross(n, t).
 */
@inline
export function tangentOf(n: v128): v128 {
  const sign: f32 = copysign<f32>(1.0, z(n));
  const a: f32 = -1.0 / (sign + z(n));
  const b: f32 = x(n) * y(n) * a;
  return vec(1.0 + sign * x(n) * x(n) * a, sign * b, -sign * x(n));
}
