/// What can be asked over HTTP, as `openapi.yaml` describes it.
@NullMarked
package cardwright.server.rest;

import org.jspecify.annotations.NullMarked;
