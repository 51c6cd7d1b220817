/** Unpolarised reflectance of a smooth dielectric, cosines on both sides positive, eta = n_inside / n_outside. */
@inline
export function dielectricReflectance(cosIncident: f32, cosTransmitted: f32, eta: f32): f32 {
  const parallel: f32 = (eta * cosIncident - cosTransmitted) / (eta * cosIncident + cosTransmitted);
  const perpendicular: f32 = (cosIncident - eta * cosTransmitted) / (cosIncident + eta * cosTransmitted);
  return 0.5 * (parallel * parallel + perpendicular * perpendicular);
}

/** Snell's law: squared sine on the far side, above 1 for total internal reflection. */
@inline
export function transmittedSineSquared(cosIncident: f32, relativeIndex: f32): f32 {
  return (1.0 - cosIncident * cosIncident) / (relativeIndex * relativeIndex);
}

/** Reflectance of a conductor towards grazing: Schlick, "An Inexpensive BRDF Model", 1994. */
@inline
export function schlick(atNormal: v128, cosine: f32): v128 {
  const c: f32 = 1.0 - max<f32>(cosine, 0);
  const c2: f32 = c * c;
  const c5: f32 = c2 * c2 * c;
  return f32x4.add(atNormal, f32x4.mul(f32x4.sub(f32x4.splat(1), atNormal), f32x4.splat(c5)));
}
