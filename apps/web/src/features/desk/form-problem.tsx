/** Why the last attempt failed, above the button; announced at once. */
export function FormProblem({ message }: { readonly message: string | undefined }) {
  return (
    <div role="alert">
      {message ? (
        <p className="mb-5 border-s-2 border-destructive ps-3 text-sm text-destructive">{message}</p>
      ) : null}
    </div>
  );
}
