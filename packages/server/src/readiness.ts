/** The state of a server, as load balancers and orchestrators see it. */
export type Course = 'starting' | 'running' | 'draining';

/**
 * Whether new visitors should be sent to this server. A server that drains finishes its work and
 * ends; it never goes back to running.
 */
export class Readiness {
  #course: Course = 'starting';

  get course(): Course {
    return this.#course;
  }

  started(): void {
    if (this.#course === 'starting') this.#course = 'running';
  }

  drains(): void {
    this.#course = 'draining';
  }
}
