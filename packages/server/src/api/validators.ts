import AjvCompiler from '@fastify/ajv-compiler';

/** One for all servers of a process: what one has compiled the next has, too. */
const compiler = AjvCompiler();

/**
 * Validators that are compiled when the first request comes that they look at. Compiling those of all routes is a fifth of
 * what a server reckons until it listens, and most of them are asked for seldom.
 */
export const buildValidator: AjvCompiler.BuildCompilerFromPool = (externalSchemas, options) => {
  const compile = compiler(externalSchemas, options);
  return (part) => {
    let compiled: ReturnType<typeof compile> | undefined;
    const validate = ((data: unknown) => {
      compiled ??= compile(part);
      const isValid = compiled(data);
      validate.errors = compiled.errors ?? null;
      return isValid;
    }) as ReturnType<typeof compile>;
    return validate;
  };
};
